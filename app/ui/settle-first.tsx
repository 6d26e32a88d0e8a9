import { paths } from "~/domain/paths";
import { ButtonLink } from "./button";
import { Notice } from "./notice";

/** Why no plan can be added, and where to mend that. `isRefused` announces it: the parent has just tried. */
export function SettleFirst({ isRefused = false }: { isRefused?: boolean }) {
  return (
    <Notice tone={isRefused ? "problem" : "info"}>
      <p>Study plans can be added once your subscription is settled.</p>
      <ButtonLink href={paths.addProfile()} variant="quiet">
        See what is missing
      </ButtonLink>
    </Notice>
  );
}
