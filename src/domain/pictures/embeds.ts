/**
 * Origins that may be embedded, once a guest asks for it. The content security policy allows these and no
 * others.
 */
export const embedHosts = [
  'open.spotify.com',
  'www.youtube-nocookie.com',
  'widget.deezer.com',
  'www.google.com',
] as const;

type Provider = { shared: RegExp; embed: (id: string) => string };

/** Converts the address that people share into the one to embed. */
const providers: Provider[] = [
  {
    shared: /^https:\/\/open\.spotify\.com\/(?:intl-\w+\/)?(playlist\/\w+)/,
    embed: (path) => `https://open.spotify.com/embed/${path}`,
  },
  {
    shared: /^https:\/\/(?:www|music)\.youtube\.com\/playlist\?list=([\w-]+)/,
    embed: (id) => `https://www.youtube-nocookie.com/embed/videoseries?list=${id}`,
  },
  {
    shared: /^https:\/\/www\.deezer\.com\/(?:\w+\/)?playlist\/(\d+)/,
    embed: (id) => `https://widget.deezer.com/widget/light/playlist/${id}`,
  },
];

/** Null for an address of no known playlist provider. */
export const playlistEmbed = (shared: string): string | null => {
  for (const provider of providers) {
    const [, id] = provider.shared.exec(shared) ?? [];
    if (id) return provider.embed(id);
  }
  return null;
};
