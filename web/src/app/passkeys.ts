// Passkeys: what the server asks the browser to do, and what the browser answers.
import { post } from "../server/api";
import type { Account, Challenge } from "../server/types";

/** Older browsers, and pages over plain HTTP, have none. */
export function hasPasskeys(): boolean {
  return "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

/** Nothing was chosen, or the device refused. */
export class NoPasskey extends Error {}

function answered(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new NoPasskey();
  return credential.toJSON();
}

const refuse = () => {
  throw new NoPasskey();
};

export async function makePasskey(): Promise<void> {
  const { token, options } = await post<Challenge>("/me/passkeys/challenge");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = await navigator.credentials.create({ publicKey }).catch(refuse);
  await post("/me/passkeys", { token, credential: answered(made) });
}

export async function logInByPasskey(): Promise<Account> {
  const { token, options } = await post<Challenge>("/passkeys/challenge");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const shown = await navigator.credentials.get({ publicKey }).catch(refuse);
  return post<Account>("/passkeys/login", { token, credential: answered(shown) });
}
