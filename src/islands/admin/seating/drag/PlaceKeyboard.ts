import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';

/** Scrolls nothing by itself: the place that is jumped to is already in sight. */
export class PlaceKeyboard extends KeyboardSensor {
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
