import { useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { requestsOf } from '../../controls/privacy-requests/queries.ts';
import { RequestCard } from '../../controls/privacy-requests/request-card.tsx';
import { requestTexts } from '../../controls/privacy-requests/texts.ts';
import { Section } from '../section.tsx';

/** What the driver asked about their data; nothing if they never did. */
export function OwnRequests({ applicationId }: { applicationId: string }) {
  const t = useText(requestTexts);
  const { data = [] } = useQuery(requestsOf(applicationId));
  if (data.length === 0) return null;
  return (
    <Section id="requests" title={t.title}>
      <ul className="grid gap-2">
        {data.map((request) => (
          <RequestCard key={request.requestId} request={request} />
        ))}
      </ul>
    </Section>
  );
}
