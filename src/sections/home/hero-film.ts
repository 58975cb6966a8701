import { filmTexts } from '#content/texts/home.ts';

/** Plays the film over the still picture, which stays below it in case the film stops or never loads. */
const background = document.querySelector('.hero > .scene')!;
const film = Object.assign(document.createElement('video'), {
  // Safari plays by itself only what says so in its attributes.
  defaultMuted: true,
  muted: true,
  loop: true,
  playsInline: true,
  preload: 'auto',
});
// The film is an ornament and fades in over the still picture. Its first frame is drawn small and all but unseen, so that
// the names stay the largest paint, as they are for a guest without the film.
film.style.cssText = 'opacity:.01;scale:.05';
const button = Object.assign(document.createElement('button'), {
  type: 'button',
  className: 'film no-print',
});

film.innerHTML =
  '<source type="video/webm; codecs=av01.0.05M.08" src="/film/hero.webm">' +
  '<source type="video/mp4" src="/film/hero.mp4">';

// The button has a name: what it holds is not read out.
const icon = (path: string) =>
  `<svg viewBox="0 0 16 16" width="16" fill="none" stroke="currentColor" stroke-width="2"><path d="${path}"/></svg>`;

/** The browser may refuse to play (power saving): the button shows the actual state. */
let shouldPlay = true;
let seen = true;

const showState = () => {
  button.setAttribute('aria-label', film.paused ? filmTexts.play : filmTexts.stop);
  button.innerHTML = icon(film.paused ? 'M4 2l9 6-9 6z' : 'M4 2v12M12 2v12');
  if (!button.isConnected) background.after(button);
};

const play = () => {
  film.hidden = false;
  film.play().catch(({ name }: DOMException) => {
    // The guest paused it meanwhile.
    if (name === 'AbortError') return;
    film.hidden = true;
    shouldPlay = false;
    if (name === 'NotAllowedError') showState();
    else button.remove();
  });
};

const update = () => (shouldPlay && seen ? play() : film.pause());

// By then the first frame has been drawn.
film.ontimeupdate = () => (film.style.cssText = 'transition:opacity 1.5s');
film.onplaying = film.onpause = showState;
button.onclick = () => {
  shouldPlay = film.paused;
  update();
};
background.append(film);
new IntersectionObserver(([entry]) => {
  seen = entry!.isIntersecting;
  update();
}).observe(background);
