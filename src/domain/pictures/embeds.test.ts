import { expect, test } from 'vitest';
import { embedHosts, playlistEmbed } from './embeds.ts';

const shared = [
  'https://open.spotify.com/playlist/37i9dQZF1DX?si=abc',
  'https://open.spotify.com/intl-es/playlist/37i9dQZF1DX',
  'https://music.youtube.com/playlist?list=PL-a_1',
  'https://www.deezer.com/es/playlist/123456',
];

test('the shared link of a playlist becomes an embeddable one', () => {
  const hosts: readonly string[] = embedHosts;
  for (const address of shared) {
    const embed = playlistEmbed(address);
    expect(embed, address).not.toBeNull();
    expect(hosts).toContain(new URL(embed!).host);
  }
  expect(playlistEmbed(shared[0]!)).toBe('https://open.spotify.com/embed/playlist/37i9dQZF1DX');
});

test('another address does not', () => {
  expect(playlistEmbed('https://example.com/playlist/1')).toBeNull();
  expect(playlistEmbed('javascript:alert(1)')).toBeNull();
});
