const signals = { SIGINT: 130, SIGTERM: 143 } as const;

/** The first signal runs `stop`; a second one ends the process without waiting for it. */
export const onStopSignal = (stop: () => Promise<void>) => {
  let aborting = false;
  for (const [signal, exitCode] of Object.entries(signals)) {
    process.on(signal, () => {
      if (aborting) process.exit(exitCode);
      aborting = true;
      void stop();
    });
  }
};
