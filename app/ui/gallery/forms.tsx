import { useForm } from "@conform-to/react";
import { Button } from "../button";
import { ChoiceChips, SubmitChips } from "../choices";
import { EmojiPicker } from "../emoji-picker";
import { CodeField, PasswordField, TextAreaField, TextField, Toggle } from "../forms/field";
import { Shelf, Specimen } from "./specimen";

type Fields = Record<"text" | "area" | "password" | "code" | "toggle", string>;

const FISH = [
  { emoji: "🐟", name: "Fish" },
  { emoji: "🦊", name: "Fox" },
  { emoji: "🐢", name: "Turtle" },
];

/** Every field, empty, filled in and refused. */
export function FormShelf() {
  return (
    <Shelf title="Forms">
      <Specimen file="forms/field.tsx" state="empty">
        <ExampleForm id="empty" />
      </Specimen>
      <Specimen file="forms/field.tsx" state="filled in">
        <ExampleForm
          id="filled"
          values={{ text: "Ada", area: "Add and compare fractions", code: "123456", toggle: "on" }}
        />
      </Specimen>
      <Specimen file="forms/field.tsx" state="refused">
        <ExampleForm id="refused" values={{ text: "a b" }} problem="What is wrong, and how to mend it." />
      </Specimen>
      <Specimen file="choices.tsx">
        <ChoiceChips legend="Pick one" name="picked" choices={["Math", "Reading", "Space"]} value="Reading" />
        <ChoiceChips legend="Pick one, refused" name="refused" choices={["Math", "Reading"]} errors={["Pick one."]} />
        <form>
          <SubmitChips label="Ideas" name="idea" choices={["Add fractions", "Read a clock"]} />
        </form>
      </Specimen>
      <Specimen file="emoji-picker.tsx">
        <EmojiPicker legend="Avatar" name="avatar" choices={FISH} value="🦊" />
        <EmojiPicker legend="Avatar, refused" name="avatar_refused" choices={FISH} errors={["Pick one."]} />
      </Specimen>
    </Shelf>
  );
}

function ExampleForm({ id, values = {}, problem }: { id: string; values?: Partial<Fields>; problem?: string }) {
  const names = ["text", "area", "password", "code", "toggle"] as const;
  const error = Object.fromEntries(names.map((name) => [name, problem === undefined ? null : [problem]]));
  const [form, fields] = useForm<Fields>({
    id,
    defaultValue: values,
    lastResult: problem === undefined ? null : { status: "error", initialValue: values, error },
  });
  return (
    <form id={form.id} className="stack" noValidate>
      <TextField meta={fields.text} label="One line" hint="A hint under the label." />
      <TextAreaField meta={fields.area} label="Some lines" />
      <PasswordField meta={fields.password} label="Password" autoComplete="off" />
      <CodeField meta={fields.code} label="Code" autoComplete="off" />
      <Toggle meta={fields.toggle} label="Yes or no" />
      <Button type="button">Save</Button>
    </form>
  );
}
