export const Steps = ({ steps }: { steps: readonly string[] }) => (
  <ol className="flex min-w-56 flex-1 list-decimal flex-col gap-2 pl-5">
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);
