import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

// Shade 6 is the NHS design system's colour; the rest are tints and shades of it.
const blue: MantineColorsTuple = [
  '#edf4fa',
  '#d9e7f4',
  '#b2cfea',
  '#80aedc',
  '#4c8ecd',
  '#1f71c1',
  '#005eb8',
  '#004b93',
  '#003d78',
  '#002f5c',
]
const green: MantineColorsTuple = [
  '#edf6f1',
  '#d9ece2',
  '#b2d9c4',
  '#80bf9d',
  '#4ca576',
  '#1f8e53',
  '#007f3b',
  '#00662f',
  '#005326',
  '#00401e',
]
const red: MantineColorsTuple = [
  '#fcf0ef',
  '#f9dfdd',
  '#f2bebb',
  '#ea948d',
  '#e2685f',
  '#da4236',
  '#d5281b',
  '#aa2016',
  '#8a1a12',
  '#6a140e',
]
const amber: MantineColorsTuple = [
  '#fffaef',
  '#fff4dd',
  '#ffeabb',
  '#ffdc8e',
  '#ffcd60',
  '#ffc137',
  '#ffb81c',
  '#cc9316',
  '#a67812',
  '#805c0e',
]
const aqua: MantineColorsTuple = [
  '#edf9f8',
  '#d9f1f0',
  '#b2e4e0',
  '#80d2cc',
  '#4cbfb8',
  '#1fafa5',
  '#00a499',
  '#00837a',
  '#006b63',
  '#00524c',
]
const purple: MantineColorsTuple = [
  '#f1edf5',
  '#e0d9ea',
  '#c2b2d5',
  '#9980b8',
  '#704c9c',
  '#4b1f83',
  '#330072',
  '#29005b',
  '#21004a',
  '#1a0039',
]
// NHS greys. Shade 5 is darker than grey-2 so that placeholders stay readable (5.0:1 on white).
const gray: MantineColorsTuple = [
  '#f8fafa',
  '#f0f4f5',
  '#e8edee',
  '#d8dde0',
  '#aeb7bd',
  '#5f7381',
  '#4c6272',
  '#3d4f5c',
  '#31404a',
  '#212b32',
]

/** NHS-style look. Amber and cyan are for surfaces only, never for text or outlines. */
export const theme = createTheme({
  colors: { blue, green, red, amber, cyan: aqua, purple, orange: amber, yellow: amber, gray },
  primaryColor: 'blue',
  primaryShade: 6,
  white: '#ffffff',
  black: '#212b32',
  autoContrast: true,
  luminanceThreshold: 0.25,
  fontFamily: 'Arial, Helvetica, sans-serif',
  fontWeights: { regular: '400', medium: '600', bold: '600' },
  fontSizes: { xs: '0.875rem', sm: '1rem', md: '1.1875rem', lg: '1.375rem', xl: '1.625rem' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '2rem', lineHeight: '1.2' },
      h2: { fontSize: '1.6875rem', lineHeight: '1.22' },
      h3: { fontSize: '1.375rem', lineHeight: '1.3' },
      h4: { fontSize: '1.1875rem', lineHeight: '1.4' },
    },
  },
  spacing: {
    xs: 'var(--space-2)',
    sm: 'var(--space-3)',
    md: 'var(--space-4)',
    lg: 'var(--space-5)',
    xl: 'var(--space-6)',
  },
  defaultRadius: 4,
  cursorType: 'pointer',
  respectReducedMotion: true,
  breakpoints: { xs: '20em', sm: '40.0625em', md: '48.0625em', lg: '61.875em', xl: '75em' },
  focusClassName: 'nhs-focus',
  components: {
    Button: { defaultProps: { size: 'lg', radius: 4, variant: 'filled' } },
    Checkbox: { defaultProps: { size: 'md' } },
    Group: { defaultProps: { gap: 'sm' } },
    Progress: { defaultProps: { radius: 'xl' } },
    Slider: { defaultProps: { thumbSize: 28 } },
    Stack: { defaultProps: { gap: 'sm' } },
    Switch: {
      defaultProps: { labelPosition: 'left', size: 'lg', color: 'green', withThumbIndicator: false },
    },
  },
})

/** Mantine's text and border variables, in colours with sufficient contrast. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-text': '#212b32',
    '--mantine-color-default-border': '#4c6272',
    '--mantine-color-error': '#d5281b',
    '--mantine-color-success': '#007f3b',
  },
  dark: {},
})
