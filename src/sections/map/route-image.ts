type Labels = { from: string; highway: string; town: string; road: string; name: string };

const serif = 'Georgia,&quot;Times New Roman&quot;,serif';
const ink = '#1d3127';

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '');

const label = (x: number, y: number, text: string, look: string) =>
  `<text x="${x}" y="${y}" ${look}>${escaped(text)}</text>`;

const textStyle = `font-family="${serif}" font-size="27" fill="${ink}"`;
const road = `font-family="${serif}" font-style="italic" font-size="21" fill="#46564c"`;
const middle = 'text-anchor="middle"';

/** Three peaks of the cordillera in evening light: shade, lit face, snow. */
const range = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path fill="#b08f8c" d="M-46 62 0-8l46 70z"/><path fill="#e8c9a4" d="M-46 62 0-8-6 22l8 14-10 26z"/><path fill="#fffdf8" d="M-17 18 0-8l17 26-8-4-5 10-5-9-5 10-4-9z"/></g>`;

const poplar = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path fill="#73520f" d="M-1.500 0v-9h3v9z"/><path fill="#3d5a40" d="M0-6c-9-5-8-18-5-30q2-11 5-20 3 9 5 20c3 12 4 25-5 30z"/><path fill="#6f8a52" d="M0-6c7-5 7-18 4-30q-2-11-4-20z"/></g>`;

const tree = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#5c7f4b"/><circle cx="${x + r * 1.3}" cy="${y + r * 0.5}" r="${r * 0.75}" fill="#4a7850"/>`;

const field = (x: number, y: number, color: string) =>
  `<g transform="translate(${x} ${y})"><path fill="${color}" d="M0 14 62 0l16 38-66 16z"/><path d="M5 23 66 9M8 33l62-15M11 43l63-15" stroke="#fffdf8" stroke-opacity=".55" stroke-width="1.500"/></g>`;

/** A small house, its roof in tiles. */
const cottage = (x: number, y: number, width: number) =>
  `<path fill="#fffdf8" d="M${x} ${y}v-12h${width}v12z"/><path fill="#ad4a34" d="m${x - 3} ${y - 11} 4-8h${width - 2}l4 8z"/>`;

/** Rows of vines. */
const vines = (x: number, y: number) =>
  `<path d="M${x} ${y}l14-34m0 34 14-34m0 34 14-34m0 34 14-34m0 34 14-34" stroke="#5c7f4b" stroke-width="3.500" stroke-dasharray="2.500 5"/>`;

/** Green at the mountains' feet. */
const foothill = (x: number, y: number, color: string) =>
  `<path fill="${color}" d="M${x} ${y}c30-24 62-20 84-12s42 2 ${520 - x}-4v26c-50 10-110 8-${604 - x}-10z"/>`;

/** The cordillera from north to south, each range before the one behind it. */
const cordillera = [
  range(584, 28, 1) + range(542, 66, 0.74) + foothill(484, 118, '#dfc897'),
  range(598, 104, 1.2) + range(552, 142, 0.8) + foothill(496, 200, '#d3cd96'),
  range(596, 206, 1.25) + range(548, 240, 0.72) + foothill(478, 296, '#c3cb92'),
  range(592, 312, 1.1) + range(550, 340, 0.66) + foothill(470, 392, '#b9c58a'),
].join('');

const compass =
  '<g transform="translate(53 62)" stroke="#46564c" stroke-width="1.200"><circle r="25" fill="#fffdf8" fill-opacity=".6"/><circle r="19" stroke-opacity=".4"/><path fill="#ad1f3d" stroke="none" d="m0-19 6 19H-6z"/><path fill="#1d3127" stroke="none" d="M0 19-6 0H6z"/><path d="M-25 0h6m38 0h6M0 25v-6"/></g>';

const highway = 'M118 0c-4 70 14 120 26 172s26 116 20 248';
const river = 'M536 298c-9 1-17 1-26 2s-66 2-100 12s-92 46-180 36-120-16-240 10';
const method = 'M118 0c-4 70 14 120 26 172 7 30 16 46 50 48 60 3 84-24 134-22 30 1 48 2 74-14';

/** The way as one would draw it for a friend: highway, town, turn and the house at its end. */
export const drawRoute = ({ from, highway: highwayName, town, road: roadName, name }: Labels) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 420" width="600" height="420" fill="none" stroke-linecap="round" stroke-linejoin="round">
<defs><linearGradient id="a" x2="1" y2=".2"><stop stop-color="#f6ebcf"/><stop offset=".6" stop-color="#e9e4ba"/><stop offset="1" stop-color="#ecc9a0"/></linearGradient></defs>
<path fill="url(#a)" d="M0 0h600v420H0z"/>
<path fill="#dde0b0" d="M0 250c90-30 150 10 260-14s160-70 340-40v224H0z"/>
<path fill="#cdd6a4" d="M0 372c130-24 220 18 330 0s170-40 270-24v72H0z"/>
${field(18, 122, '#e8b65c')}${field(20, 178, '#c9cf8f')}${field(24, 286, '#e8b65c')}${field(222, 74, '#d9c37a')}${field(296, 92, '#c9cf8f')}${field(216, 126, '#e8b65c')}${field(330, 366, '#e8b65c')}${field(52, 378, '#d9c37a')}${vines(250, 292)}${vines(362, 290)}${vines(190, 398)}
<path d="${river}" stroke="#6f9dab" stroke-width="19"/><path d="${river}" stroke="#a9cbc9" stroke-width="11"/>
<path d="M50 352q7-4 14 0M232 350q7-4 14 0M332 331q7-4 14 0M462 308q7-4 14 0M98 347q7 4 14 0M412 309q7 4 14 0" stroke="#fffdf8" stroke-width="1.700"/>
${cordillera}
<path d="${highway}" stroke="#8a8671" stroke-width="17"/><path d="${highway}" stroke="#fffdf8" stroke-width="13"/><path d="${highway}" stroke="#8a8671" stroke-width="1.500" stroke-dasharray="9 9"/>
<path d="${method}" stroke="#fffdf8" stroke-width="9"/><path d="${method}" stroke="#ad1f3d" stroke-width="4.500"/>
${[326, 345, 364].map((x, i) => poplar(x, 184 - i * 2, 0.8 + i * 0.08)).join('')}${poplar(470, 180, 1)}${poplar(486, 184, 1.15)}
${tree(48, 250, 10)}${tree(222, 284, 8)}${tree(250, 378, 9)}${tree(296, 168, 7)}${tree(100, 396, 8)}
<g stroke="${ink}" stroke-width="1.400">${cottage(176, 188, 22)}${cottage(250, 206, 18)}${cottage(222, 184, 24)}<path fill="#fffdf8" d="M196 206v-28l12-14 12 14v28z"/><path fill="#ad4a34" d="m194 179 14-17 14 17z"/><path d="M208 162v-15m-5 5h10M208 206v-10"/>${cottage(226, 206, 20)}</g>
<g stroke="${ink}" stroke-width="1.600"><path fill="#fffdf8" d="M388 150h70v30h-70z"/><path fill="#ad4a34" d="m380 152 14-22h58l14 22z"/><path fill="#2b5435" d="M417 180v-17h12v17z"/><path d="M398 180v-28m50 28v-28M400 166h8v-7h-8zm38 0h8v-7h-8z"/></g>
<path d="M423 122c-13-17-19-25-19-36a19 19 0 1 1 38 0c0 11-6 19-19 36z" fill="#ad1f3d" stroke="#fffdf8" stroke-width="2"/><path fill="#fffdf8" d="M423 98c-6-6-10-9-10-14a5.500 5.500 0 0 1 10-3 5.500 5.500 0 0 1 10 3c0 5-4 8-10 14z"/>
${compass}
<g stroke="#f3eccd" stroke-width="5" paint-order="stroke">${[
    label(142, 36, `↑ ${from}`, textStyle),
    label(148, 108, highwayName, road),
    label(226, 250, town, `${textStyle} ${middle}`),
    label(372, 228, roadName, `${road} ${middle}`),
    label(400, 50, name, `font-family="${serif}" font-size="29" fill="#ad1f3d" ${middle}`),
  ].join('')}</g>
<path d="M9 9h582v402H9z" stroke="#fffdf8" stroke-opacity=".8" stroke-width="2"/>
</svg>`;

type Venue = { name: string; route?: Omit<Labels, 'name'> | undefined };

/** The same, where the couple has named the way; null where not. */
export const routeImage = ({ name, route }: Venue): string | null =>
  route ? drawRoute({ ...route, name }) : null;
