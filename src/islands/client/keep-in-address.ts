/** Writes what is open into the address, so that a reload and a link lead here again; empty drops it. */
export const keepInAddress = (change: Readonly<Record<string, string>>) => {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(change)) {
    if (value === '') query.delete(name);
    else query.set(name, value);
  }
  const search = query.toString();
  history.replaceState(history.state, '', search ? `?${search}` : location.pathname);
};
