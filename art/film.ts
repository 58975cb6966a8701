/**
 * The first screen, moving: eight seconds that end where they began, and begin as the still picture.
 * Takes the hero's markup and lets wind, water and clouds at it, frame by frame.
 * `node art/film.ts` needs ffmpeg (with SVT-AV1 and x264) and writes public/film/hero.{webm,mp4}.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const [WIDTH, HEIGHT, FPS, SECONDS] = [1280, 960, 20, 8];
const still = readFileSync(
  join(import.meta.dirname, '../src/sections/home/HeroScene.astro'),
  'utf8',
)
  .split('---')
  .at(-1)!
  .trim();
const turn = Math.PI * 2;

/** A swing that is at rest at 0 and 1. */
const swing = (t: number, times: number, phase: number) =>
  Math.sin(turn * t * times + phase) - Math.sin(phase);

/** Adds a transform to what `pattern` finds, from the number of the find. */
const sway = (markup: string, pattern: RegExp, degrees: (i: number) => number) => {
  let i = 0;
  return markup.replace(pattern, (found) =>
    found.replace(/"(\/?>)?$/, (end) => `skewX(${degrees(i++).toFixed(3)})${end}`),
  );
};

/** Every glint blinks and slides on its own. */
const glints = (markup: string, t: number) =>
  markup.replace(/<path fill="#fff6da" opacity=".9" d="([^"]+)"\/>/, (_, d: string) =>
    d
      .split('M')
      .slice(1)
      .map((part, i) => {
        const times = 1 + (i % 3);
        const opacity = 0.9 - 0.7 * Math.sin(Math.PI * t * times) ** 2 * (i % 2 ? 1 : 0.5);
        return `<path fill="#fff6da" opacity="${opacity.toFixed(3)}" transform="translate(${(9 * Math.sin(turn * t * times)).toFixed(2)} 0)" d="M${part}"/>`;
      })
      .join(''),
  );

const veil = (y: number, x: number, w: number, opacity: number) =>
  opacity > 0.002
    ? `<path fill="#fff1d2" opacity="${opacity.toFixed(3)}" d="M${x.toFixed(1)} ${y}q${w * 0.5}-34 ${w} 0q-${w * 0.5} 26-${w} 0"/>`
    : '';

/** Mist that comes and goes at the mountains' feet. */
const mist = (t: number) => {
  const come = Math.sin(Math.PI * t) ** 2 * 0.5;
  return (
    veil(792, 180 + 120 * t, 620, come) +
    veil(770, 900 - 90 * t, 560, come * 0.8) +
    veil(806, 620 + 140 * t, 460, come * 0.7)
  );
};

const moved = (markup: string, name: string, transform: string) =>
  markup.replace(`class="hero-${name}"`, `transform="${transform}"`);

export function frame(t: number): string {
  let out = still.replace(
    '<svg ',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" `,
  );
  out = moved(out, 'clouds', `translate(${(26 * swing(t, 1, 0)).toFixed(2)} 0)`);
  out = moved(
    out,
    'birds',
    `translate(${(-70 * Math.sin(Math.PI * t) ** 2).toFixed(2)} ${(-26 * Math.sin(turn * t)).toFixed(2)})`,
  );
  out = sway(out, /<use href="#[ab]"[^>]*\/>/g, (i) => 0.55 * swing(t, 2, i * 0.7));
  out = sway(
    out,
    /<use href="#w"[^>]*\/>/g,
    (i) => -2.1 * swing(t, 2, -i * 0.55) - 0.8 * swing(t, 3, i),
  );
  out = sway(out, /<use href="#r"[^>]*\/>/g, (i) => -1.2 * swing(t, 1, i * 0.9));
  out = glints(out, t);
  return out.replace(/(<path fill="url\(#hm\)"[^>]*\/>)/, `$1${mist(t)}`);
}

async function encode(file: string, settings: string[]) {
  const ffmpeg = spawn(
    'ffmpeg',
    [
      '-y',
      '-v',
      'error',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${WIDTH}x${HEIGHT}`,
      '-r',
      String(FPS),
      '-i',
      '-',
      '-pix_fmt',
      'yuv420p',
      '-an',
      ...settings,
      file,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const done = once(ffmpeg, 'exit');
  for (let i = 0; i < FPS * SECONDS; i++) {
    const pixels = await sharp(Buffer.from(frame(i / (FPS * SECONDS))))
      .resize(WIDTH, HEIGHT)
      .flatten()
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = (await done) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  console.log(`${file}  ${Math.round(statSync(file).size / 1024)} kB`);
}

if (import.meta.main) {
  const folder = join(import.meta.dirname, '../public/film');
  mkdirSync(folder, { recursive: true });
  const matrix = [
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'iec61966-2-1',
  ];
  await encode(join(folder, 'hero.webm'), [
    ...matrix,
    '-c:v',
    'libsvtav1',
    '-crf',
    '38',
    '-preset',
    '4',
    '-g',
    '160',
    '-svtav1-params',
    'tune=0',
  ]);
  await encode(join(folder, 'hero.mp4'), [
    ...matrix,
    '-c:v',
    'libx264',
    '-crf',
    '28',
    '-preset',
    'veryslow',
    '-profile:v',
    'high',
    '-tune',
    'animation',
    '-g',
    '160',
    '-movflags',
    '+faststart',
  ]);
}
