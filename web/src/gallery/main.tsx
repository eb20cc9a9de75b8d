import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { monthNames } from '../lib/format.ts';
import { Button } from '../ui/button.tsx';
import { Card, Details } from '../ui/card.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { CheckboxField } from '../ui/fields/checkbox-field.tsx';
import { DateField } from '../ui/fields/date-field.tsx';
import { ErrorSummary } from '../ui/fields/error-summary.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextArea, TextField } from '../ui/fields/text-field.tsx';
import { CaptureArea } from '../ui/files/capture-area.tsx';
import { FileChip } from '../ui/files/file-chip.tsx';
import { FilePicker } from '../ui/files/file-picker.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { StepList } from '../ui/step-list.tsx';
import { Tag } from '../ui/tag.tsx';
import { startToasts, toast } from '../ui/toasts/toast.ts';

/** Every component of the design system in its states, for the eye; never served. `vite --config web/gallery.config.ts` shows it at /gallery/. */
function Gallery() {
  const [open, setOpen] = useState(false);
  return (
    <main className="columns-[320px] gap-8 p-5 *:mb-4 *:break-inside-avoid">
      <div className="grid gap-2">
        <Button>Continuar</Button>
        <Button busy>Enviando</Button>
        <Button blocked>Continuar</Button>
        <Button kind="outline" icon={<Icon name="camera" />}>
          Abrir cámara
        </Button>
        <Button kind="text" onClick={() => setOpen(true)}>
          Ver ejemplo
        </Button>
        <Button kind="danger" onClick={() => toast.error('Ocurrió un error al subir el archivo', 3000)}>
          Cancelar visita
        </Button>
        <Button kind="outline" onClick={() => toast.success('Guardamos tu ubicación', 9000)}>
          Éxito
        </Button>
      </div>
      <Fields />
      <Choices />
      <Notices />
      <Steps />
      <Files />
      {open && (
        <Dialog
          onClose={() => setOpen(false)}
          title="¿Cancelar tu visita?"
          actions={
            <>
              <Button onClick={() => setOpen(false)}>Conservarla</Button>
              <Button kind="danger">Cancelar visita</Button>
            </>
          }
        >
          <p>No se puede deshacer.</p>
        </Dialog>
      )}
    </main>
  );
}

function Fields() {
  return (
    <div>
      <ErrorSummary
        more={(count) => `y ${count} más`}
        title="Revisa lo siguiente"
        errors={[
          { id: 'a', text: 'Escribe tu nombre' },
          { id: 'b', text: 'Escribe los 10 dígitos de tu celular' },
        ]}
      />
      <TextField id="a" label="Nombre(s)" hint="Como en tu identificación" defaultValue="María José" />
      <TextField
        id="b"
        label="Celular"
        prefix="+52"
        defaultValue="55 1234"
        error="Escribe los 10 dígitos de tu celular"
      />
      <TextField label="RFC" defaultValue="NUAM900412AB1" warning="Revísalo: puede tener un error de dedo" />
      <TextField label="Correo" readOnly value="maria.nunez@example.com" />
      <SelectField label="Estado" placeholder="Elige" options={[{ value: 'a', label: 'Aguascalientes' }]} />
      <TextArea label="Comentarios" />
    </div>
  );
}

function Choices() {
  const [date, setDate] = useState('1990-02-');
  return (
    <div>
      <DateField
        label="Fecha de nacimiento"
        value={date}
        onChange={setDate}
        months={monthNames('es')}
        partLabels={{ day: 'Día', month: 'Mes', year: 'Año' }}
        error="Por favor, ingresa tu fecha de nacimiento válida"
      />
      <CheckboxField label="Acepto la revisión de antecedentes" error="Debes aceptar" />
    </div>
  );
}

function Notices() {
  return (
    <div className="grid gap-3">
      {(['info', 'ok', 'warn', 'bad'] as const).map((tone) => (
        <Notice key={tone} tone={tone} title="Uber conectado">
          12 de 12 semanas · promedio $4,310 por semana
        </Notice>
      ))}
      <div className="flex gap-2">
        <Tag tone="ok">Listo</Tag>
        <Tag tone="need">1 falta</Tag>
        <Tag tone="bad">Rechazado</Tag>
        <Tag tone="neutral">Después</Tag>
      </div>
      <Details summary="¿Por qué lo pedimos?">Para evaluarte mejor.</Details>
      <Skeleton className="h-16" />
    </div>
  );
}

function Steps() {
  return (
    <Card>
      <StepList
        label="Pasos"
        steps={[
          { key: '1', title: 'Tus datos', state: 'done', stateText: 'listo', end: <Tag tone="ok">Listo</Tag> },
          {
            key: '2',
            title: 'Documentos',
            detail: 'INE Reverso: salió borrosa, súbela otra vez',
            needsFix: true,
            state: 'current',
            stateText: 'actual',
            end: <Tag tone="need">1 falta</Tag>,
          },
          {
            key: '3',
            title: 'Revisar y enviar',
            detail: 'Puedes hacerlo después',
            state: 'open',
            stateText: 'pendiente',
          },
        ]}
      />
    </Card>
  );
}

function Files() {
  return (
    <div className="grid gap-3">
      <CaptureArea
        accept="image/*"
        onFiles={() => {}}
        drawing={<Icon name="camera" size={48} />}
        dropText="o suelta el archivo aquí"
      >
        Toca para abrir la cámara
      </CaptureArea>
      <FilePicker accept="image/*" kind="text" onFiles={() => {}}>
        Elegir archivo
      </FilePicker>
      <FileChip name="estado-de-cuenta-octubre.pdf" detail="1.2 MB" onRemove={() => {}} removeLabel="Quitar" />
      <FileChip name="IMG_2001.jpg" progress={0.4} progressLabel="Subiendo" />
    </div>
  );
}

startToasts();
createRoot(document.getElementById('root') as HTMLElement).render(<Gallery />);
