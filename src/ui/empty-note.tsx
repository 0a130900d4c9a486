/** A note in place of missing content: what is missing, and what will be here. */
export const EmptyNote = ({ title, help }: { title: string; help: string }) => (
  <div className="mt-8 border-l-[3px] border-accent py-1 pl-5">
    <p className="font-serif text-xl">{title}</p>
    <p className="mt-1 text-muted">{help}</p>
  </div>
)
