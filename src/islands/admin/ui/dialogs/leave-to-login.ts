/**
 * Once the session is over, the page that is asked for again is the form to sign in. Not while a dialog
 * holds unsaved input: actions of such a dialog ask for the password themselves.
 */
export const leaveToLogin = () => {
  if (!document.querySelector('[role=dialog], [role=alertdialog]')) location.reload();
};
