import { type PictureFormat } from '#islands/client/offline/caches.ts';

/** The hashed files that a page or a script names: what it needs to work without the network. */
export const assetsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\/_astro\/[\w.@-]+\.(?:js|css|woff2)\b/g)].map(([path]) => path)),
];

/** The parts that a script asks for, now or later: './part.hash.js', '_astro/part.hash.js'. */
export const partsIn = (script: string): string[] => [
  ...new Set(
    [...script.matchAll(/["'`](?:\.\/|\/?_astro\/)([\w.@-]+\.(?:js|css))["'`]/g)].map(
      ([, name]) => `/_astro/${name}`,
    ),
  ),
];

/** One copy of each picture of a page: as wide as a phone, in a format that this phone reads. */
export const picturesIn = (html: string, format: PictureFormat): string[] => {
  const all = [...html.matchAll(/["'\s,](\/[\w./%-]+\.(?:avif|webp|jpe?g|png|svg))\b/g)];
  const addresses = all.map(([, address = '']) => address);
  return [
    ...new Set(
      addresses.filter((address) => !hasWidths(address) || address.endsWith(`-640.${format}`)),
    ),
  ];
};

const hasWidths = (address: string) => /-\d+\.(?:avif|webp)$/.test(address);

/** The other sizes of a picture: offline any of them is used. */
export const otherSizes = (address: string): string[] => {
  const slug = /^(.*)-\d+\.(?:avif|webp)$/.exec(address)?.[1];
  if (slug === undefined) return [];
  return ['640', '400', '1280']
    .flatMap((width) => [`${slug}-${width}.avif`, `${slug}-${width}.webp`])
    .filter((copy) => copy !== address);
};
