import { Button } from "./button";
import { type EmojiChoice, EmojiPicker } from "./emoji-picker";
import { FormToken } from "./forms/form-token";

/** The 48 avatars, folded away until they are wanted. */
export function AvatarPicker({ choices, value }: { choices: readonly EmojiChoice[]; value: string }) {
  return (
    <details>
      <summary>Change avatar</summary>
      <form method="post" action="?index" className="stack">
        <FormToken />
        <EmojiPicker legend="Avatar" name="picture" choices={choices} value={value} />
        <Button name="intent" value="choose_picture" pendingText="Saving…">
          Save avatar
        </Button>
      </form>
    </details>
  );
}
