/** How the two of them stand, walk, kneel, sit and dance. For `person`; facing right. */
import { ink } from './colour.ts';
import { type Body, type Person } from './person.ts';
import { type Point } from './shapes.ts';

export const violeta = {
  slim: true,
  hair: 'long',
  hairColour: '#3b2118',
  skin: '#b98260',
  top: ink.copihue,
  bare: true,
} satisfies Partial<Person>;
export const lautaro = {
  hair: 'short',
  hairColour: '#241a17',
  skin: '#a8714d',
  top: ink.paperDeep,
  bottom: ink.riverDeep,
} satisfies Partial<Person>;

export const walking: Body = {
  head: [0.03, 0.925],
  shoulder: [0.012, 0.805],
  hip: [0, 0.5],
  arms: [
    [
      [-0.07, 0.66],
      [-0.05, 0.52],
    ],
    [
      [0.09, 0.67],
      [0.15, 0.56],
    ],
  ],
  legs: [
    [
      [0.07, 0.27],
      [0.11, 0.01],
    ],
    [
      [-0.02, 0.26],
      [-0.13, 0.05],
    ],
  ],
};
export const standing: Body = {
  head: [0.02, 0.925],
  shoulder: [0, 0.805],
  hip: [0, 0.5],
  arms: [
    [
      [-0.03, 0.65],
      [0.01, 0.5],
    ],
    [
      [0.03, 0.65],
      [0.05, 0.5],
    ],
  ],
  legs: [
    [
      [0.012, 0.26],
      [0.0, 0.01],
    ],
    [
      [-0.012, 0.26],
      [-0.03, 0.01],
    ],
  ],
};
/** Hand in the other's: walking away from us. `side` is where the other one is. */
export const away = (side: 1 | -1, reach = 0.19): Body => ({
  head: [0.008 * side, 0.925],
  shoulder: [0, 0.81],
  hip: [0, 0.5],
  arms: [
    [
      [0.11 * side, 0.67],
      [reach * side, 0.55],
    ],
    [
      [-0.12 * side, 0.67],
      [-0.11 * side, 0.52],
    ],
  ],
  legs: [
    [
      [0.04, 0.26],
      [0.05, 0.01],
    ],
    [
      [-0.035, 0.27],
      [-0.035, 0.035],
    ],
  ],
});
export const kneeling: Body = {
  head: [0.04, 0.65],
  shoulder: [0, 0.53],
  hip: [-0.04, 0.24],
  arms: [
    [
      [0.09, 0.42],
      [0.2, 0.5],
    ],
    [
      [0.11, 0.44],
      [0.21, 0.52],
    ],
  ],
  legs: [
    [
      [-0.02, 0.02],
      [-0.24, 0.02],
    ],
    [
      [0.17, 0.25],
      [0.16, 0.01],
    ],
  ],
};
export const astonished: Body = {
  head: [0.03, 0.92],
  shoulder: [-0.01, 0.805],
  hip: [-0.01, 0.5],
  arms: [
    [
      [0.05, 0.69],
      [0.085, 0.83],
    ],
    [
      [0.07, 0.7],
      [0.1, 0.84],
    ],
  ],
  legs: [
    [
      [0, 0.26],
      [-0.01, 0.01],
    ],
    [
      [-0.02, 0.26],
      [-0.04, 0.01],
    ],
  ],
};
/** An everyday dress down to below the knee, and a long one to the ground. */
export const dress: Point[] = [
  [-0.05, 0.58],
  [0.05, 0.58],
  [0.085, 0.44],
  [0.13, 0.22],
  [0.05, 0.205],
  [-0.04, 0.2],
  [-0.12, 0.225],
  [-0.085, 0.44],
];
export const dressBlown: Point[] = [
  [-0.05, 0.58],
  [0.05, 0.58],
  [0.08, 0.44],
  [0.12, 0.2],
  [0.04, 0.19],
  [-0.08, 0.2],
  [-0.2, 0.26],
  [-0.11, 0.44],
];
export const gown: Point[] = [
  [-0.052, 0.6],
  [0.052, 0.6],
  [0.08, 0.46],
  [0.13, 0.2],
  [0.2, 0.008],
  [0.08, -0.008],
  [-0.05, 0],
  [-0.2, 0.006],
  [-0.14, 0.2],
  [-0.08, 0.46],
];
