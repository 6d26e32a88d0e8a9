import { Notice } from "./notice";

/** Why no plan can be added, and where to mend that. `isRefused` announces it: the parent has just tried. */
export function SettleFirst({ isRefused = false }: { isRefused?: boolean }) {
  return (
    <Notice tone={isRefused ? "problem" : "info"}>
      <p>
        Study plans can be added once your subscription is settled. <a href="/add_profile">See what is missing</a>
      </p>
    </Notice>
  );
}
