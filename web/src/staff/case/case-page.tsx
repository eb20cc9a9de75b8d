export function CasePage({ applicationId }: { applicationId: string }) {
  return <main data-id={applicationId} />;
}
