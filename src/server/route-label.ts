const word = /^[a-z]+(?:-[a-z]+)*$/;
const most = 200;

/**
 * The route's name for an address, without personal data: segments that are not plain words (an id, a code, a
 * file) become `:id`. An address that was never served is `other`: strangers cannot add names.
 */
export const routeLabels = () => {
  const known = new Set<string>();
  return (address: string, status: number): string => {
    const path = address.split(/[?#]/, 1)[0] ?? '';
    if (/^\/_astro\//.test(path)) return '/_astro/:id';
    const label = path
      .split('/')
      .map((part) => (part === '' || word.test(part) ? part : ':id'))
      .join('/');
    if (status < 400 && known.size < most) known.add(label);
    return known.has(label) ? label : 'other';
  };
};
