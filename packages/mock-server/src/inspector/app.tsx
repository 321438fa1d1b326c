import { useLayoutEffect, useRef } from 'preact/hooks';
import { needsLogin } from './api/session.ts';
import { ConfirmDialog } from './components/dialog.tsx';
import { Empty } from './components/empty.tsx';
import { Header } from './shell/header.tsx';
import { LoginForm } from './shell/login-form.tsx';
import { MessageList } from './shell/message-list.tsx';
import { linkTo, route } from './state/router.ts';
import { type View, views } from './views/views.ts';

/** The whole page. */
export function App() {
  const { view: id } = route.value;
  const view = id === '' ? views[0] : views.find((each) => each.id === id);
  return (
    <>
      <button type="button" class="skip-link" onClick={skipToContent}>
        Skip to the content
      </button>
      <Header current={view?.id} />
      {needsLogin.value ? <LoginForm /> : <Main view={view} />}
      <MessageList />
      <ConfirmDialog />
    </>
  );
}

/** A link would change the hash of the address, which belongs to the router. */
function skipToContent(): void {
  document.getElementById('content')?.focus();
}

function Main({ view }: { readonly view: View | undefined }) {
  const element = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  const title = view?.title ?? 'Not found';
  useLayoutEffect(() => {
    document.title = `${title} – Paychord inspector`;
    // A screen reader announces the new view. The first one needs no announcement.
    if (!isFirst.current) element.current?.focus();
    isFirst.current = false;
  }, [title]);
  return (
    <main id="content" ref={element} tabIndex={-1} aria-label={title}>
      <h1 class="visually-hidden">{title}</h1>
      {view === undefined ? (
        <Empty title="This address names no view">
          <p>
            <a href={linkTo('requests')}>Show the requests</a>
          </p>
        </Empty>
      ) : (
        <view.Content />
      )}
    </main>
  );
}
