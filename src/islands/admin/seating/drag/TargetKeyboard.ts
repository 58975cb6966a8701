import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';

/** Does not scroll: the place that is jumped to is already in view. */
export class TargetKeyboard extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    const { context } = props;
    super({
      ...props,
      context: {
        get current() {
          return { ...context.current, scrollableAncestors: [] };
        },
      },
    });
  }
}
