import type { Defect } from "../defect";

const KEPT = "app/http/kept-form.server.ts";

/** What was typed, where it is shown or kept. */
export const markupDefects: readonly Defect[] = [
  {
    gate: "api/security/naughty_strings.test.ts",
    what: "a lesson's explanation is put into the page as markup",
    file: "app/ui/plan-view/watched-lessons.tsx",
    text: '<p className="soft">{lesson.explanation}</p>',
    instead: '<p className="soft" dangerouslySetInnerHTML={{ __html: lesson.explanation }} />',
  },
  {
    gate: "ui/lesson-list.test.ts",
    what: "a suggested lesson's explanation is put into the page as markup",
    file: "app/ui/lesson-list.tsx",
    text: '<p className="soft">{lesson.explanation}</p>',
    instead: '<p className="soft" dangerouslySetInnerHTML={{ __html: lesson.explanation }} />',
  },
  {
    gate: "api/security/naughty_strings.test.ts",
    what: "a display name is put into the bar as markup",
    file: "app/ui/page.tsx",
    text: "                {userName}\n",
    instead: "                <b dangerouslySetInnerHTML={{ __html: userName }} />\n",
  },
  {
    gate: "api/security/naughty_strings.test.ts",
    only: "support is told",
    what: "a mail's text is put into the page of mails as markup",
    file: "app/routes/outbox.tsx",
    text: "<pre>{letter.text}</pre>",
    instead: "<pre dangerouslySetInnerHTML={{ __html: letter.text }} />",
  },
  {
    gate: "api/security/naughty_addresses.test.ts",
    what: "an idea of the address is put into the page as markup",
    file: "app/ui/forms/field.tsx",
    text: "<textarea {...getTextareaProps(meta, describedBy({ meta, hint }))} rows={rows} {...attributes} />",
    instead:
      "<textarea {...getTextareaProps(meta, describedBy({ meta, hint }))} rows={rows} {...attributes} defaultValue={undefined} dangerouslySetInnerHTML={{ __html: meta.initialValue ?? '' }} />",
  },
  {
    gate: "api/security/naughty_addresses.test.ts",
    what: "the address that is not there is put into the page as markup",
    file: "app/ui/login.tsx",
    text: '          <input type="hidden" name="next" value={next} />\n          <TextField',
    instead:
      '          <input type="hidden" name="next" value={next} />\n          <p dangerouslySetInnerHTML={{ __html: decodeURI(next) }} />\n          <TextField',
  },
  {
    gate: "api/security/escaping.test.ts",
    what: "a child's name is put into the page as markup",
    file: "app/ui/child-heading.tsx",
    text: "<h1>{child.first_name}</h1>",
    instead: "<h1 dangerouslySetInnerHTML={{ __html: child.first_name }} />",
  },
  {
    gate: "api/security/escaping.test.ts",
    what: "a plan's subject and goal are put into the page as markup",
    file: "app/routes/parent/profile/view_study_plan.tsx",
    text: "{plan.subject}: {plan.goal}\n",
    instead: "<b dangerouslySetInnerHTML={{ __html: `${plan.subject}: ${plan.goal}` }} />\n",
  },
  {
    gate: "api/security/kept_form.test.ts",
    what: "passwords are kept with the form that was sent",
    file: KEPT,
    text: "/password|token|csrf|card/i",
    instead: "/token|csrf|card/i",
  },
  {
    gate: "api/security/kept_form.test.ts",
    what: "what another site sent is kept",
    file: KEPT,
    text: "  if (!form || !(await isOfThisSite(request, form))) return null;\n",
    instead: "  if (!form) return null;\n",
  },
  {
    gate: "api/security/kept_form.test.ts",
    what: "more is kept than a cookie holds",
    file: KEPT,
    text: "nameAndValue.length > KEPT_FORM_MAX_BYTES ? null : setCookie",
    instead: 'nameAndValue === "" ? null : setCookie',
  },
  {
    gate: "api/security/kept_form.test.ts",
    what: "what one parent typed opens for another",
    file: KEPT,
    text: "return keyedHash(`kept form:${account}`);",
    instead: "return keyedHash(`kept form:${account.slice(0, 0)}`);",
  },
];
