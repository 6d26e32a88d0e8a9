/** Where parents reach Minnow. */
export function ContactLink() {
  return <a href="mailto:support@minnow.example">support@minnow.example</a>;
}
