// The health check of the image: exit code 0 while the product answers.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`, {
  signal: AbortSignal.timeout(3000),
}).catch(() => null);
process.exitCode = answer?.ok ? 0 : 1;
