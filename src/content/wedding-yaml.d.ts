declare module '*/wedding.yaml' {
  import type { Wedding } from '#content/schemas/wedding.ts';

  const wedding: Wedding;
  export = wedding;
}
