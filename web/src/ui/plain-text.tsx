/** Plain text. Blank lines divide it into parts, and the first line of a part of several lines is its heading. */
export function PlainText({ text }: { text: string }) {
  return (
    <div className="grid gap-3 wrap-anywhere">
      {text.split(/\n\s*\n/).map((part, i) => {
        const lines = part.split('\n').filter((line) => line.trim() !== '');
        const heading = lines.length > 1 ? lines[0] : null;
        const rest = heading === null ? lines : lines.slice(1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text is whole, and its parts have no other name
          <div key={i}>
            {heading && <p className="font-bold text-ink">{heading}</p>}
            <p className="whitespace-pre-line">{rest.join('\n')}</p>
          </div>
        );
      })}
    </div>
  );
}
