export { action, loader } from "./text-step.server";
export { default, handle, meta } from "~/ui/wizard/text-step-page";
