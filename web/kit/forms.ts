/** Calls `act` when the form's submit button is clicked, which browsers do for Return too. The event `submit` never
    fires in a frame with a sandbox that lacks allow-forms. */
export function onSubmit(form: HTMLFormElement, act: () => void, signal: AbortSignal): void {
  form.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || !event.target.closest('[type=submit]')) return;
      event.preventDefault();
      if (form.reportValidity()) act();
    },
    { signal },
  );
}
