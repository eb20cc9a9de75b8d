export function Review({ applicationId, type }: { applicationId: string; type: string | null }) {
  return <main data-id={applicationId + type} />;
}
