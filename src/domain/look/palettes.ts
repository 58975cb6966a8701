/** The tones of a palette: their CSS variables without the dashes, and their values. */
export const colorNames = [
  'paper',
  'paper-light',
  'paper-deep',
  'paper-edge',
  'ink',
  'muted',
  'ink-faint',
  'ink-wash',
  'accent',
  'accent-deep',
  'accent-wash',
] as const;

type ColorName = (typeof colorNames)[number];

export type Palette = Readonly<Record<ColorName, string>>;

export const paletteNames = ['copihue', 'olive', 'sea', 'plum'] as const;

export type PaletteName = (typeof paletteNames)[number];

/** Paper, ink and one accent; what tells a state (yes, no, careful) keeps its colour. */
export const palettes: Readonly<Record<PaletteName, Palette>> = {
  copihue: {
    ...{
      paper: '#faf5e9',
      'paper-light': '#fffdf8',
      'paper-deep': '#f2e9d6',
      'paper-edge': '#dccfb4',
    },
    ...{ ink: '#1d3127', muted: '#46564c', 'ink-faint': '#5f6c63', 'ink-wash': '#e6eae0' },
    ...{ accent: '#ad1f3d', 'accent-deep': '#84142c', 'accent-wash': '#f8e4e1' },
  },
  olive: {
    ...{
      paper: '#f6f5ea',
      'paper-light': '#fefdf8',
      'paper-deep': '#eae9d5',
      'paper-edge': '#d1d0b2',
    },
    ...{ ink: '#2a2e1b', muted: '#51563d', 'ink-faint': '#5f644b', 'ink-wash': '#e6e8d8' },
    ...{ accent: '#5a6b1e', 'accent-deep': '#414e12', 'accent-wash': '#e8eed2' },
  },
  sea: {
    ...{
      paper: '#f2f6f7',
      'paper-light': '#fcfefe',
      'paper-deep': '#e3edf0',
      'paper-edge': '#c2d3d9',
    },
    ...{ ink: '#16303c', muted: '#3f5763', 'ink-faint': '#526772', 'ink-wash': '#dfe9ec' },
    ...{ accent: '#14628a', 'accent-deep': '#0d4766', 'accent-wash': '#dcecf4' },
  },
  plum: {
    ...{
      paper: '#faf3f3',
      'paper-light': '#fffcfb',
      'paper-deep': '#f2e4e5',
      'paper-edge': '#dcc4c8',
    },
    ...{ ink: '#34202d', muted: '#5c4753', 'ink-faint': '#6c5762', 'ink-wash': '#ece2e8' },
    ...{ accent: '#7d2a5c', 'accent-deep': '#5e1c44', 'accent-wash': '#f5e1ec' },
  },
};
