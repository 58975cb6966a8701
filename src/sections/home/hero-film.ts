import { home } from '#content/texts/home.ts';

const { stop, play } = home.film;

/** The still picture comes alive. It stays under the film, for when that stops or never comes. */
const scene = document.querySelector('.hero > .scene')!;
const film = Object.assign(document.createElement('video'), {
  muted: true,
  loop: true,
  playsInline: true,
});
const button = Object.assign(document.createElement('button'), { type: 'button' });
button.className = 'film no-print';

for (const [type, ending] of [
  ['video/webm; codecs="av01.0.05M.08"', 'webm'],
  ['video/mp4', 'mp4'],
] as const) {
  film.append(
    Object.assign(document.createElement('source'), { type, src: `/film/hero.${ending}` }),
  );
}

const icon = (path: string) =>
  `<svg viewBox="0 0 16 16" width="16" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="${path}"/></svg>`;

let playing = true;
let seen = true;

const update = () => {
  button.setAttribute('aria-label', playing ? stop : play);
  button.innerHTML = icon(playing ? 'M4 2v12M12 2v12' : 'M4 2l9 6-9 6z');
  if (playing && seen) void film.play().catch(() => undefined);
  else film.pause();
};

film.addEventListener(
  'canplaythrough',
  () => {
    scene.append(film);
    scene.after(button);
    new IntersectionObserver(([entry]) => {
      seen = entry!.isIntersecting;
      update();
    }).observe(scene);
  },
  { once: true },
);
button.addEventListener('click', () => {
  playing = !playing;
  update();
});
film.preload = 'auto';
film.load();
