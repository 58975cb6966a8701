/** What the build tells this worker about itself: see `scripts/build/service-worker.ts`. */
export type Built = {
  /** Another content, another version. */
  version: string;
  /** The pages that are the same for everybody, without a slash at their end. */
  pages: readonly string[];
  /** The hashed files that these pages are made of. */
  assets: readonly string[];
};

declare const __BUILT__: Built;

export const built = __BUILT__;
