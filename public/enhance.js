/* Extras for pages that are not hydrated; everything works without them. The HTML they build on is in app/ui. */

/** The longest a pressed button stays pending, in milliseconds. */
const PENDING_LIMIT = 20000;
/** The longest that a page may be silent while it is written, in milliseconds: the server says something more often. */
const SILENCE_LIMIT = 10000;

function quietButton(text) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button quiet";
  button.textContent = text;
  return button;
}

function addPasswordToggle(box) {
  const input = box.querySelector("input");
  const button = quietButton("Show");
  const show = (shown) => {
    input.type = shown ? "text" : "password";
    button.setAttribute("aria-pressed", String(shown));
  };
  button.setAttribute("aria-label", "Show password");
  button.setAttribute("aria-controls", input.id);
  button.addEventListener("click", () => show(input.type === "password"));
  // Hidden again before it is sent, so that the browser does not remember it as ordinary text.
  input.form?.addEventListener("submit", () => show(false));
  show(false);
  box.append(button);
}

/** The forms on their way, each with what makes its button as it was. */
const pendingForms = new Map();

function release(form) {
  pendingForms.get(form)?.();
  pendingForms.delete(form);
}

function markPending(button) {
  const children = [...button.childNodes];
  button.setAttribute("aria-disabled", "true");
  if (button.dataset.pendingText) button.replaceChildren(button.dataset.pendingText);
  return () => {
    button.removeAttribute("aria-disabled");
    button.replaceChildren(...children);
  };
}

/** Without a network the browser's own error page would take the place of what was typed. */
function sayOffline(button) {
  const words = document.createElement("p");
  words.className = "notice problem";
  words.role = "alert";
  words.textContent = "You seem to be offline. What you typed is still here.";
  document.querySelectorAll(".notice[role=alert]:not(:has(*))").forEach((said) => said.remove());
  (button.closest(".row") ?? button).before(words);
  addEventListener("online", () => words.remove(), { once: true });
}

function onSubmit(event) {
  const form = event.target;
  const button = event.submitter ?? form.querySelector("button:not([type=button])");
  if (pendingForms.has(form)) event.preventDefault();
  else if (!navigator.onLine) {
    event.preventDefault();
    sayOffline(button ?? form);
  }
  if (event.defaultPrevented) return;
  const restore = button && markPending(button);
  // A post that was stopped, or answered with a download, leaves this page standing: let it be sent again.
  const timer = setTimeout(release, PENDING_LIMIT, form);
  pendingForms.set(form, () => {
    clearTimeout(timer);
    restore?.();
  });
}

/** Whoever came back from the checkout is not sent there again. */
function cameBack() {
  return performance.getEntriesByType("navigation")[0]?.type === "back_forward";
}

function startCountdown(box) {
  if (cameBack()) return;
  const link = box.querySelector("a");
  const status = box.querySelector("[role=status]");
  const words = link.textContent;
  const ticker = document.createElement("p");
  const stay = quietButton("Stay on this page");
  let left = Number(box.dataset.seconds);
  const sentence = () => `Taking you to payment in ${left} second${left === 1 ? "" : "s"}`;
  const stop = () => {
    clearInterval(timer);
    link.textContent = words;
    ticker.remove();
    stay.remove();
  };
  const timer = setInterval(() => {
    left -= 1;
    ticker.textContent = sentence();
    if (left > 0) return;
    stop();
    location.assign(box.dataset.url);
  }, 1000);
  // Spoken once: a clock that is spoken every second would drown everything else.
  status.textContent = ticker.textContent = sentence();
  ticker.setAttribute("aria-hidden", "true");
  // Below the buttons, which stay under the finger.
  link.parentElement.after(ticker);
  link.textContent = "Continue now";
  stay.addEventListener("click", () => {
    stop();
    status.textContent = "You stay on this page. Nothing has been charged.";
    link.focus();
  });
  link.after(stay);
  addEventListener("pagehide", stop);
}

/** Counts an event once, unless the parent asked not to be tracked. */
function sendBeacon({ dataset }) {
  const isRefused = navigator.doNotTrack === "1" || navigator.globalPrivacyControl;
  // The address no longer says that something was just done, so that a reload counts nothing.
  history.replaceState(null, "", location.pathname);
  if (!isRefused) navigator.sendBeacon(dataset.beacon, new Blob([dataset.event], { type: "application/json" }));
}

/** The wizard's 'Next' waits until the form has content. */
function holdNextUntilFilled(form) {
  const next = form.querySelector("button:not([type=button])");
  const update = () => {
    const answers = [...new FormData(form)].filter(([name]) => name !== "csrf");
    next.disabled = !answers.some(([, value]) => value.trim());
  };
  form.addEventListener("input", update);
  update();
}

/** Section 5: the dialog's save button waits for all that is required. */
function holdSaveUntilComplete(form) {
  const buttons = [...form.querySelectorAll("button[value=save]:not(:disabled)")];
  const update = () => buttons.forEach((button) => (button.disabled = !form.checkValidity()));
  form.addEventListener("input", update);
  update();
}

/** A dialog that the page came with open keeps the focus in it, and Escape leads where Cancel does. */
function makeModal(dialog) {
  const { activeElement } = document;
  const { scrollTop } = dialog;
  dialog.close();
  dialog.showModal();
  // Who typed before the script came types on.
  if (dialog.contains(activeElement)) activeElement.focus({ preventScroll: true });
  dialog.scrollTop = scrollTop;
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    location.assign(dialog.dataset.modal);
  });
}

/** A text of a line or two is sent by Enter; with Shift it goes on in the next line. */
function sendByEnter(textarea) {
  textarea.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    // By its button, as in a field of one line: that says what the form is for.
    textarea.form.requestSubmit(textarea.form.querySelector("button:not([type=button])"));
  });
}

/** Suggestions that broke off with the connection are written on: the page comes back once the server answers. */
function comeBackForTheRest(box) {
  if (box.querySelectorAll("[data-end]").length >= Number(box.dataset.suggestions)) return;
  const words = document.createElement("p");
  words.className = "notice";
  words.role = "status";
  words.textContent =
    "The connection was lost. What is written so far is kept, and goes on here as soon as it is back.";
  box.before(words);
  const look = async (wait) => {
    const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
    if (answer?.ok) location.reload();
    else setTimeout(look, wait, Math.min(wait * 2, 30000));
  };
  setTimeout(look, 1000, 2000);
}

/** Scripts can open the browser's print; without them words say where it is. */
function addPrintButton(words) {
  const button = quietButton("Print");
  button.addEventListener("click", () => print());
  words.replaceWith(button);
}

function comeBackIfUnfinished() {
  document.querySelectorAll("[data-suggestions]").forEach(comeBackForTheRest);
}

/** A page that breaks off while it is written may never end for the browser: nothing more comes, and that is all. */
function watchForSilence() {
  let timer;
  const stop = () => {
    clearTimeout(timer);
    watcher.disconnect();
  };
  const onSilence = () => {
    stop();
    comeBackIfUnfinished();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(onSilence, SILENCE_LIMIT);
  };
  const watcher = new MutationObserver(wait);
  watcher.observe(document, { childList: true, subtree: true });
  wait();
  document.addEventListener("DOMContentLoaded", stop);
}

function enhance() {
  comeBackIfUnfinished();
  document.querySelectorAll("[data-print]").forEach(addPrintButton);
  document.querySelectorAll("[data-follow]").forEach((link) => location.replace(link.href));
  document.querySelectorAll("[data-enter-submits]").forEach(sendByEnter);
  document.querySelectorAll("[data-dialog-url]").forEach((link) => (link.href = link.dataset.dialogUrl));
  document.querySelectorAll("dialog[data-modal]").forEach(makeModal);
  document.querySelectorAll("[data-save-when-complete]").forEach(holdSaveUntilComplete);
  document.querySelectorAll("[data-beacon]").forEach(sendBeacon);
  document.querySelectorAll("[data-next-when-filled]").forEach(holdNextUntilFilled);
  document.querySelectorAll("[data-password-toggle]").forEach(addPasswordToggle);
  document.querySelectorAll("[data-checkout-countdown]").forEach(startCountdown);
  document.querySelector("[data-error-summary]")?.focus();
}

if (document.readyState === "loading") {
  watchForSilence();
  document.addEventListener("DOMContentLoaded", enhance);
} else {
  enhance();
}
// Before the reorder script hears of it, which waits for no answer to what was never sent.
document.addEventListener("submit", onSubmit, true);
addEventListener("pageshow", (event) => {
  if (event.persisted) [...pendingForms.keys()].forEach(release);
});
