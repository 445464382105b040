/** Does what a form is for once its button is pressed, which browsers do for Return as well. `submit` itself is never heard
    of in a frame whose sandbox has no allow-forms. */
export function onSubmit(form: HTMLElement, act: () => void): void {
  form.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[type=submit]')) return;
    event.preventDefault();
    if ((form as HTMLFormElement).reportValidity()) act();
  });
}
