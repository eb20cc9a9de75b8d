import { z } from 'zod';
import product from '../../package.json' with { type: 'json' };

/** The image of this release. */
export const image = `volante:${product.version}`;

const name = z.string().regex(/^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/);
const labels = z.record(z.string(), z.string());
const seconds = z.number().int().positive();
const quantity = z.string().regex(/^\d+(m|Mi|Gi)?$/);
const selector = z.strictObject({ matchLabels: labels });
const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.enum(['/healthz', '/readyz']), port: name }),
  periodSeconds: seconds,
  timeoutSeconds: seconds.optional(),
  failureThreshold: seconds,
});
const container = z.strictObject({
  name,
  image: z.literal(image),
  command: z.array(z.string()).optional(),
  envFrom: z.array(z.strictObject({ configMapRef: z.strictObject({ name }) })).optional(),
  env: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  ports: z.array(z.strictObject({ name, containerPort: z.number().int() })).default([]),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  startupProbe: probe.optional(),
  livenessProbe: probe.optional(),
  readinessProbe: probe.optional(),
  resources: z
    .strictObject({
      requests: z.strictObject({ cpu: quantity, memory: quantity }),
      limits: z.strictObject({ memory: quantity }),
    })
    .optional(),
  volumeMounts: z.array(
    z.strictObject({ name, mountPath: z.string().startsWith('/'), readOnly: z.boolean().optional() }),
  ),
});
const volume = z.union([
  z.strictObject({ name, emptyDir: z.strictObject({ sizeLimit: quantity.optional() }) }),
  z.strictObject({ name, secret: z.strictObject({ secretName: name, defaultMode: z.number() }) }),
]);
const pod = z.strictObject({
  restartPolicy: z.literal('Never').optional(),
  automountServiceAccountToken: z.literal(false),
  terminationGracePeriodSeconds: seconds.optional(),
  securityContext: z.strictObject({
    runAsNonRoot: z.literal(true),
    runAsUser: seconds,
    fsGroup: seconds,
    seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
  }),
  topologySpreadConstraints: z
    .array(
      z.strictObject({
        maxSkew: seconds,
        topologyKey: z.string(),
        whenUnsatisfiable: z.enum(['ScheduleAnyway', 'DoNotSchedule']),
        labelSelector: selector,
      }),
    )
    .optional(),
  containers: z.tuple([container]),
  volumes: z.array(volume),
});
const metadata = z.strictObject({ name, labels: labels.optional() });
const template = z.strictObject({
  metadata: z.strictObject({ labels, annotations: labels.optional() }).optional(),
  spec: pod,
});
/** The fields Kubernetes accepts, for each kind in deploy/; any other field is a mistake. */
export const kinds = {
  ConfigMap: z.strictObject({
    apiVersion: z.literal('v1'),
    kind: z.literal('ConfigMap'),
    metadata,
    // Numbers are refused here, so they have to be quoted.
    data: labels,
  }),
  Deployment: z.strictObject({
    apiVersion: z.literal('apps/v1'),
    kind: z.literal('Deployment'),
    metadata,
    spec: z.strictObject({
      replicas: seconds,
      selector,
      strategy: z
        .strictObject({ rollingUpdate: z.strictObject({ maxSurge: z.number(), maxUnavailable: z.number() }) })
        .optional(),
      template,
    }),
  }),
  Service: z.strictObject({
    apiVersion: z.literal('v1'),
    kind: z.literal('Service'),
    metadata,
    spec: z.strictObject({
      selector: labels,
      ports: z.array(z.strictObject({ name, port: z.number(), targetPort: name })),
    }),
  }),
  PodDisruptionBudget: z.strictObject({
    apiVersion: z.literal('policy/v1'),
    kind: z.literal('PodDisruptionBudget'),
    metadata,
    spec: z.strictObject({ minAvailable: seconds, selector }),
  }),
  Job: z.strictObject({
    apiVersion: z.literal('batch/v1'),
    kind: z.literal('Job'),
    metadata,
    spec: z.strictObject({ backoffLimit: seconds, ttlSecondsAfterFinished: seconds, template }),
  }),
};

const healthcheck = z.union([
  z.strictObject({ disable: z.literal(true) }),
  z.strictObject({
    test: z.array(z.string()),
    interval: z.string().regex(/^\d+s$/),
    timeout: z
      .string()
      .regex(/^\d+s$/)
      .optional(),
    start_period: z
      .string()
      .regex(/^\d+s$/)
      .optional(),
  }),
]);
const conditions = z.enum(['service_started', 'service_healthy', 'service_completed_successfully']);
const service = z.strictObject({
  image: z.string(),
  profiles: z.array(z.string()).optional(),
  entrypoint: z.array(z.string()).optional(),
  command: z.array(z.string()).optional(),
  env_file: z.array(z.strictObject({ path: z.string(), required: z.boolean() })).optional(),
  environment: labels.optional(),
  secrets: z.array(z.string()).default([]),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string()).optional(),
  volumes: z.array(z.string()).default([]),
  ports: z.array(z.string().regex(/^\d+:\d+$/)).optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  restart: z.enum(['unless-stopped', 'no']),
  stop_grace_period: z
    .string()
    .regex(/^\d+s$/)
    .optional(),
  mem_limit: z.string().optional(),
  depends_on: z
    .union([z.array(z.string()), z.record(z.string(), z.strictObject({ condition: conditions }))])
    .optional(),
  healthcheck: healthcheck.optional(),
});
/** The same for the compose file. */
export const compose = z.strictObject({
  name,
  'x-server': z.unknown(),
  services: z.record(name, service),
  secrets: z.record(z.string(), z.strictObject({ file: z.string() })),
  volumes: z.record(z.string(), z.strictObject({})),
});
