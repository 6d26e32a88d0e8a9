import type { ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { AuthenticityTokenProvider } from "remix-utils/csrf/react";
import type { SuggestionEnding } from "~/domain/suggestion/shown-suggestion";
import type { Lesson } from "~/domain/study-plan/study-plan";
import { Card } from "../card";
import { LessonItem } from "../lesson-list";
import { joinParts } from "../page-styles";
import { StopForm, SuggestionEnd, type SuggestionForms, asListed, suggestionId } from "./suggestion-card";

/** A suggestion as it comes: its lessons one by one, at last how it ended. */
interface ComingSuggestion {
  nonse: number;
  lessons: AsyncGenerator<Lesson, SuggestionEnding>;
}

/** What the cards need again: a shadow tree has none of the page's styles but their colors. */
const STYLES = joinParts(["base", "button", "card", "pair", "lesson-list", "print"]);

interface StreamedPair {
  suggestions: readonly ComingSuggestion[];
  forms: SuggestionForms;
  formToken: string;
  /** Lets the styles of the shadow tree pass. */
  nonce: string;
}

type Event = { shown: number; lesson: Lesson; isFirst: boolean } | { shown: number; ending: SuggestionEnding };

/** The HTML of suggestions as they are written: side by side where the browser knows shadow trees. */
export function streamSuggestions(pair: StreamedPair, knowsShadowTrees: boolean): AsyncGenerator<string> {
  return knowsShadowTrees ? streamSideBySide(pair) : streamOneAfterTheOther(pair);
}

/**
 * The HTML of suggestions that are written at the same time, each piece as soon as it is there, without scripts. The
 * cards stand in a shadow tree that comes first and whole; the pieces that follow say by their slot where they belong.
 */
async function* streamSideBySide(pair: StreamedPair): AsyncGenerator<string> {
  const html = renderer(pair.formToken);
  yield `<div data-suggestions="${pair.suggestions.length}"><template shadowrootmode="open">${html(<Frame {...pair} />)}</template>${html(<Headings count={pair.suggestions.length} />)}`;
  const counts = pair.suggestions.map(() => 0);
  for await (const event of merged(pair.suggestions)) {
    const { shown } = event;
    if ("lesson" in event) {
      counts[shown] = (counts[shown] ?? 0) + 1;
      yield html(<Item {...event} slot={slotOf("lessons", shown)} />);
    } else {
      yield html(<End pair={pair} shown={shown} ending={event.ending} count={counts[shown] ?? 0} />);
    }
  }
  yield "</div>";
}

/** The same for browsers that may not know shadow trees, text browsers above all: one suggestion after the other. */
async function* streamOneAfterTheOther(pair: StreamedPair): AsyncGenerator<string> {
  const html = renderer(pair.formToken);
  yield `<div class="two" data-suggestions="${pair.suggestions.length}">`;
  for (const [shown, { nonse, lessons }] of pair.suggestions.entries()) {
    const id = suggestionId(shown);
    yield `<section class="card stack" aria-labelledby="${id}"><h2 id="${id}">Suggestion ${shown + 1}</h2><ol class="lessons">`;
    let isFirst = true;
    let next = await lessons.next();
    for (; !next.done; next = await lessons.next(), isFirst = false) {
      yield html(<Item lesson={next.value} isFirst={isFirst} />);
    }
    yield `</ol><div class="stack" data-end="">${html(<SuggestionEnd forms={pair.forms} nonse={nonse} shown={shown} ending={next.value} />)}</div></section>`;
  }
  yield "</div>";
}

/** The cards, with places for what is to come; what a place shows until then is in it. */
function Frame({ suggestions, forms, nonce }: StreamedPair) {
  return (
    <>
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: STYLES }} />
      <div className="two">
        {suggestions.map(({ nonse }, shown) => (
          <Card as="section" key={shown} aria-label={`Suggestion ${shown + 1}`}>
            <slot name={slotOf("heading", shown)} />
            <p className="soft" role="status">
              <slot name={slotOf("status", shown)}>Suggestion {shown + 1} is being written…</slot>
            </p>
            <ol className="lessons">
              <slot name={slotOf("lessons", shown)} />
            </ol>
            <slot name={slotOf("end", shown)}>
              <div className="skeleton" aria-hidden="true" />
              <p className="soft">If nothing more comes for half a minute, reload the page: what is written is kept.</p>
              <StopForm forms={forms} nonse={nonse} shown={shown} />
            </slot>
          </Card>
        ))}
      </div>
    </>
  );
}

/** In the page itself, for an address can't lead to a place within a shadow tree. */
function Headings({ count }: { count: number }) {
  return Array.from({ length: count }, (_, shown) => (
    <h2 key={shown} id={suggestionId(shown)} slot={slotOf("heading", shown)}>
      Suggestion {shown + 1}
    </h2>
  ));
}

function Item({ lesson, isFirst, slot }: { lesson: Lesson; isFirst: boolean; slot?: string }) {
  return <LessonItem lesson={asListed(lesson)} headingLevel={3} isFirst={isFirst} slot={slot} />;
}

interface EndProps {
  pair: StreamedPair;
  shown: number;
  ending: SuggestionEnding;
  count: number;
}

function End({ pair, shown, ending, count }: EndProps) {
  return (
    <>
      <span slot={slotOf("status", shown)}>
        {ending.state === "whole"
          ? `Suggestion ${shown + 1} is ready: ${count} lessons.`
          : `Suggestion ${shown + 1} is not finished.`}
      </span>
      <div slot={slotOf("end", shown)} className="stack" data-end="">
        <SuggestionEnd forms={pair.forms} nonse={pair.suggestions[shown]?.nonse ?? 0} shown={shown} ending={ending} />
      </div>
    </>
  );
}

function slotOf(what: "heading" | "status" | "lessons" | "end", shown: number): string {
  return `${what}-${shown}`;
}

function renderer(formToken: string): (element: ReactElement) => string {
  const WithToken = ({ children }: { children: ReactNode }) => (
    <AuthenticityTokenProvider token={formToken}>{children}</AuthenticityTokenProvider>
  );
  return (element) => renderToStaticMarkup(<WithToken>{element}</WithToken>);
}

/** What happens to any of the suggestions, in the order in which it happens. */
async function* merged(suggestions: readonly ComingSuggestion[]): AsyncGenerator<Event> {
  const next = async (shown: number, isFirst: boolean) => {
    const result = await (suggestions[shown] as ComingSuggestion).lessons.next();
    const event: Event = result.done ? { shown, ending: result.value } : { shown, lesson: result.value, isFirst };
    return { shown, event };
  };
  const pending = new Map(suggestions.map((_, shown) => [shown, next(shown, true)]));
  while (pending.size > 0) {
    const { shown, event } = await Promise.race(pending.values());
    if ("lesson" in event) pending.set(shown, next(shown, false));
    else pending.delete(shown);
    yield event;
  }
}
