export function Queue() {
  return <main />;
}
