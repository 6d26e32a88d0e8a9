export { action, loader } from "~/http/text-step.server";
export { default, handle, meta } from "~/ui/wizard/text-step-page";
