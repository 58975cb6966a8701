/** After the page itself is there: keeping it for later may not cost the guest who is waiting. */
const begin = () =>
  void import('#islands/client/offline/pocket.ts').then(({ beginToKeep }) => beginToKeep());

if ('serviceWorker' in navigator) {
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
}
