/**
 * The look of the whole product: a printed invitation from the countryside.
 * Each tone has a DEFAULT, a `deep` that is legible on paper, and a `wash` for backgrounds.
 */
const colors = {
  transparent: 'transparent',
  current: 'currentColor',
  white: '#ffffff',
  paper: { DEFAULT: '#faf5e9', light: '#fffdf8', deep: '#f2e9d6', edge: '#dccfb4' },
  ink: { DEFAULT: '#1d3127', soft: '#46564c', faint: '#5f6c63', wash: '#e6eae0' },
  copihue: { DEFAULT: '#ad1f3d', deep: '#84142c', wash: '#f8e4e1' },
  wheat: { DEFAULT: '#c2933b', deep: '#73520f', wash: '#f6ebcf' },
  river: { DEFAULT: '#4d7d8b', deep: '#26535f', wash: '#deeaeb' },
  leaf: { DEFAULT: '#4a7850', deep: '#2b5435', wash: '#e2ecdb' },
};

module.exports = {
  theme: {
    colors,
    screens: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    fontFamily: {
      // The fallbacks are Rosarivo's size, see src/styles/fonts.css.
      display: ['Rosarivo', 'Rosarivo Georgia', 'Rosarivo Times', 'Rosarivo Noto', 'serif'],
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
