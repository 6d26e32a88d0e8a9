/** The hidden proof, named csrf, that a form was served to this very session. */
export { AuthenticityTokenInput as FormToken } from "remix-utils/csrf/react";
