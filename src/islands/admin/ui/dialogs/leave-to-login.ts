/**
 * After the session has ended, reloading the page shows the login form. Not while a dialog holds unsaved
 * input: actions of such a dialog ask for the password themselves.
 */
export const leaveToLogin = () => {
  if (!document.querySelector('[role=dialog], [role=alertdialog]')) location.reload();
};
