import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isTokenAccepted } from '../api/admin-call.ts';
import { AdminError } from '../api/admin-error.ts';
import { logIn } from '../api/session.ts';
import { TextField } from '../components/field.tsx';

/** The form for the admin token. The server printed it at its start. */
export function LoginForm() {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);
  const submit = async (event: Event) => {
    event.preventDefault();
    const given = value.trim();
    if (given === '') {
      setError('Enter the token');
      return;
    }
    try {
      if (await isTokenAccepted(given)) logIn(given);
      else setError('The server rejected this token');
    } catch (failure) {
      setError(
        failure instanceof AdminError ? failure.messages.join(' ') : 'A token has visible ASCII characters only',
      );
    }
  };
  return (
    <main id="content" tabIndex={-1} class="login">
      <form ref={form} onSubmit={submit}>
        <h1>Log in</h1>
        <p>This server requires its admin token. The command prints it at its start: “Admin token”.</p>
        <TextField label="Admin token" type="password" value={value} onInput={setValue} error={error} />
        <button type="submit" class="button button-primary">
          Log in
        </button>
      </form>
    </main>
  );
}
