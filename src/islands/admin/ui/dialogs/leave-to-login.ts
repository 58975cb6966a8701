/**
 * Once the session is over, the page that is asked for again is the form to sign in. Not while a dialog
 * holds what somebody typed: what is done there asks for the password by itself.
 */
export const leaveToLogin = () => {
  if (!document.querySelector('[role=dialog], [role=alertdialog]')) location.reload();
};
