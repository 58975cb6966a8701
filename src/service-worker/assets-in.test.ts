import { expect, test } from 'vitest';
import { assetsIn, otherSizes, partsIn, picturesIn } from './assets-in.ts';

const page = `
  <link rel="preload" href="/_astro/rosarivo.BDQ.woff2">
  <astro-island component-url="/_astro/Wizard.4Vy.js" renderer-url="/_astro/client.B-r.js">
  <script type="module" src="/_astro/site.CpQ.js"></script><script src="/_astro/site.CpQ.js"></script>
  <source srcset="/_astro/tent-a-400.avif 400w,/_astro/tent-a-640.avif 640w,/_astro/tent-a-1280.avif 1280w">
  <img src="/_astro/tent-a-640.webp"><img src="/route.svg"><img src="https://otro.example/a-640.avif">`;

test('what a page needs is named in it, once each', () => {
  expect(assetsIn(page)).toEqual([
    '/_astro/rosarivo.BDQ.woff2',
    '/_astro/Wizard.4Vy.js',
    '/_astro/client.B-r.js',
    '/_astro/site.CpQ.js',
  ]);
});

test('one copy of each picture, in the format that the phone reads', () => {
  expect(picturesIn(page, 'avif')).toEqual(['/_astro/tent-a-640.avif', '/route.svg']);
  expect(picturesIn(page, 'webp')).toEqual(['/_astro/tent-a-640.webp', '/route.svg']);
});

test('any copy of a picture does where the asked one is not kept', () => {
  expect(otherSizes('/_astro/tent-a-1280.avif')).toEqual([
    '/_astro/tent-a-640.avif',
    '/_astro/tent-a-640.webp',
    '/_astro/tent-a-400.avif',
    '/_astro/tent-a-400.webp',
    '/_astro/tent-a-1280.webp',
  ]);
  expect(otherSizes('/route.svg')).toEqual([]);
});

test('a script comes with the parts that it asks for at once, or later', () => {
  const script =
    'import{a}from"./Badge.Ab-12.js";const d=["_astro/outbox.x_Y.js"];import("./flush.z.js")+"./no"';
  expect(partsIn(script)).toEqual([
    '/_astro/Badge.Ab-12.js',
    '/_astro/outbox.x_Y.js',
    '/_astro/flush.z.js',
  ]);
});
