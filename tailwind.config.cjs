const { familiesOf } = require('./src/domain/look/fonts.ts');
const { palettes } = require('./src/domain/look/palettes.ts');

/** A tone that follows the couple's look: its value stands in src/styles/tokens.css. */
const ofLook = (name, variants) => ({
  DEFAULT: `var(--${name})`,
  ...Object.fromEntries(variants.map((variant) => [variant, `var(--${name}-${variant})`])),
});

/**
 * The look of the whole product: a printed invitation from the countryside.
 * Each tone has a DEFAULT, a `deep` that is legible on paper, and a `wash` for backgrounds.
 */
const colors = {
  transparent: 'transparent',
  current: 'currentColor',
  white: '#ffffff',
  paper: ofLook('paper', ['light', 'deep', 'edge']),
  ink: ofLook('ink', ['faint', 'wash']),
  muted: 'var(--muted)',
  accent: ofLook('accent', ['deep', 'wash']),
  // Refusals and faults, whatever the look.
  danger: { DEFAULT: '#ad1f3d', wash: '#f8e4e1' },
  wheat: { DEFAULT: '#c2933b', deep: '#73520f', wash: '#f6ebcf' },
  river: { DEFAULT: '#4d7d8b', deep: '#26535f', wash: '#deeaeb' },
  leaf: { DEFAULT: '#4a7850', deep: '#2b5435', wash: '#e2ecdb' },
};

module.exports = {
  theme: {
    colors,
    /** The look that a wedding begins with. */
    look: palettes.copihue,
    screens: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    fontFamily: {
      display: 'var(--display)',
      look: familiesOf('rosarivo'),
      sans: [
        'system-ui',
        '-apple-system',
        '"Segoe UI"',
        'Roboto',
        '"Helvetica Neue"',
        'sans-serif',
      ],
      mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
    },
    // One rem is 18 px for guests and 16 px in the admin area.
    fontSize: {
      xs: ['0.8rem', '1.4'],
      sm: ['0.889rem', '1.5'],
      base: ['1rem', '1.6'],
      lg: ['1.15rem', '1.5'],
      xl: ['1.4rem', '1.35'],
      '2xl': ['1.75rem', '1.25'],
      '3xl': ['2.25rem', '1.15'],
      '4xl': ['3rem', '1.08'],
      '5xl': ['4.25rem', '1'],
    },
    extend: {
      borderRadius: { DEFAULT: '3px', card: '4px' },
      maxWidth: { prose: '36rem', page: '62rem', form: '30rem' },
      boxShadow: {
        card: '0 1px 2px rgba(29,49,39,.05), 0 6px 24px -12px rgba(29,49,39,.18)',
        float: '0 2px 6px rgba(29,49,39,.12), 0 16px 40px -12px rgba(29,49,39,.35)',
      },
    },
  },
};
