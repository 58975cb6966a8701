/** Stores the state of the view in the query string, for reloads and links; an empty value removes it. */
export const keepInAddress = (change: Readonly<Record<string, string>>) => {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(change)) {
    if (value === '') query.delete(name);
    else query.set(name, value);
  }
  const search = query.toString();
  history.replaceState(history.state, '', search ? `?${search}` : location.pathname);
};
