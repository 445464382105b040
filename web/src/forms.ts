/** Does what a form is for once its button or Enter is pressed. A frame whose sandbox has no allow-forms never hears of
    `submit`, so the presses themselves count. */
export function onSubmit(form: HTMLElement, act: () => void): void {
  const heed = (event: Event) => {
    event.preventDefault();
    if (event.type === 'submit' || (form as HTMLFormElement).reportValidity()) act();
  };
  const pressed = '[type=submit]';
  form.addEventListener('submit', heed);
  form.addEventListener('click', (event) => { if ((event.target as Element).closest(pressed)) heed(event); });
  // With a button, browsers press that.
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.isComposing && !form.querySelector(pressed)) heed(event);
  });
}
