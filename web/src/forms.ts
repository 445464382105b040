/** Calls `act` when the form's submit button is clicked, which browsers do for Return too. The event `submit` never
    fires in a frame with a sandbox that lacks allow-forms. */
export function onSubmit(form: HTMLElement, act: () => void): void {
  form.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[type=submit]')) return;
    event.preventDefault();
    if ((form as HTMLFormElement).reportValidity()) act();
  });
}
