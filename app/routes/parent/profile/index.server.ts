import { askedPage } from "~/domain/study-plan/plan-pages.server";
import type { PlanList } from "~/ui/study-plans";

/** Which list of plans an address asks for. */
export function listAskedFor(searchParams: URLSearchParams): PlanList {
  if (searchParams.get("archived") === "1") return "archived";
  return searchParams.has("reorder") ? "reorder" : "current";
}

/** The page of the list that a form was sent from, where it is not the first. */
export function samePage({ url }: Request): number | undefined {
  const page = askedPage(new URL(url).searchParams.get("page"));
  return page === 1 ? undefined : page;
}

/** Which plan was moved, and from where. */
export function moveIn(searchParams: URLSearchParams) {
  return { planId: searchParams.get("study_plan_id") ?? "", was: Number(searchParams.get("was")) };
}
