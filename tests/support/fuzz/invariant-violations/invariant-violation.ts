/** Rows that must not be, although no constraint of the database forbids them. */
export type InvariantViolation = {
  /** A query of which nothing may come. */
  query: string;
  /** What puts one such row into the demo: the control that the query finds it. */
  planted: string;
};

export type InvariantViolations = Record<string, InvariantViolation>;
